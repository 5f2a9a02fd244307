import { VisuallyHidden } from '~/ui/VisuallyHidden';
import prose from '~/ui/prose.module.css';
import { optionValue, PACKET_FIELD, SWITCH_FIELD, type AddonChoices } from './addon-form';
import type { PacketsView } from './addons-view';
import styles from './Addons.module.css';

/** Shows packets side by side with their contents; the constructor has a switch for each product. */
export function PacketChoice({ packets, saved }: { packets: PacketsView; saved: AddonChoices['packet'] | null }) {
  const chosen = saved?.token ?? '';
  return (
    <>
      <p className={prose.soft}>{packets.text}</p>
      <fieldset className={styles.slot}>
        <legend>
          <VisuallyHidden>{packets.legend}</VisuallyHidden>
        </legend>
        <div className={styles.options}>
          <label className={styles.option}>
            <input type="radio" name={PACKET_FIELD} value="" defaultChecked={chosen === ''} />
            <span>{packets.without}</span>
          </label>
          {packets.packets.map(({ token, label, contents, original, price, amount, builder }) => (
            <div key={token} className={styles.packet}>
              <label className={styles.option}>
                <input
                  type="radio"
                  name={PACKET_FIELD}
                  value={optionValue(token, amount)}
                  defaultChecked={chosen === token}
                  data-builder={builder ? '' : undefined}
                />
                <span>{label}</span>
                <span className={styles.price}>
                  {original ? <s className={styles.old}>{original}</s> : null} {price}
                </span>
                {contents.map((content) => (
                  <span key={content.label} className={styles.below}>
                    {content.label}, {content.price}
                  </span>
                ))}
              </label>
              {builder ? (
                <fieldset className={styles.builder}>
                  <legend className={styles.hint}>{builder.legend}</legend>
                  <p className={styles.hint}>{builder.hint}</p>
                  {builder.switches.map((one) => (
                    <label key={one.token} className={styles.option}>
                      <input
                        type="checkbox"
                        name={SWITCH_FIELD}
                        value={one.token}
                        defaultChecked={saved?.switches.includes(one.token) ?? one.isOn}
                      />
                      <span>{one.label}</span>
                      <span className={styles.price}>{one.price}</span>
                    </label>
                  ))}
                </fieldset>
              ) : null}
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}

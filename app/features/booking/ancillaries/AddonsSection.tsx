import type { ReactNode } from 'react';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon, type IconName } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { SHOWN_FIELD, type AddonChoices } from './addon-form';
import type { AddonsOfferView, AddonsView, PartView, SectionView, SeatsView } from './addons-view';
import { packetAmount, sectionSum } from './live-order';
import { PacketChoice } from './PacketChoice';
import { SlotChoice } from './SlotChoice';
import { SlotSelect } from './SlotSelect';
import { writeAmount } from './write-amount';
import styles from './Addons.module.css';

const HEADING = 'addons';

export type AddonsSectionProps = {
  view: AddonsView;
  /** The choices when the section is drawn; `live` follows new ones. */
  saved: AddonChoices;
  live: AddonChoices;
};

/** Offers what can be bought with the tickets: one row per section with its price, which opens to show the choices. */
export function AddonsSection({ view, saved, live }: AddonsSectionProps) {
  return (
    <Card as="section" labelledBy={HEADING}>
      <h2 id={HEADING} className={styles.title}>
        {view.title}
      </h2>
      {view.state === 'offered' ? (
        <Offer view={view} saved={saved} live={live} />
      ) : (
        <>
          <p className={styles.lead}>{view.text}</p>
          <ButtonLink to={view.retry.path} variant="secondary" reloadDocument>
            {view.retry.label}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

function Offer({ view, saved, live }: { view: AddonsOfferView; saved: AddonChoices; live: AddonChoices }) {
  const { sections, seats, packets, money, more } = view;
  const packet = packets?.packets.find(({ token }) => token === live.packet?.token);
  const [baggage, ...others] = sections[0]?.name === 'baggage' ? sections : [null, ...sections];
  const shown = others.filter((one) => one && !(more && one.isMore));
  const rest = more ? sections.filter(({ isMore }) => isMore) : [];
  const isRestOpen = Boolean(saved.packet) || rest.some((one) => one.isOpen || sectionSum(one, saved).count > 0);
  const section = (one: SectionView) => <Section key={one.name} section={one} saved={saved} live={live} view={view} />;
  const bundles = packets ? (
    <Row
      icon="sale"
      title={packets.title}
      isChosen={packet !== undefined}
      side={packet ? plus(packetAmount(packet, live.packet?.switches ?? [], money.decimals), view) : null}
      isOpen={Boolean(saved.packet)}
    >
      <PacketChoice packets={packets} saved={saved.packet ?? null} />
    </Row>
  ) : null;
  return (
    <>
      <input type="hidden" name={SHOWN_FIELD} value={view.isFilled ? 'filled' : 'empty'} />
      <p className={styles.lead}>{view.lead}</p>
      <div className={styles.rows}>
        {baggage ? section(baggage) : null}
        {seats ? <Seats seats={seats} /> : null}
        {shown.map((one) => (one ? section(one) : null))}
        {more ? (
          <Row icon="plus" title={more.title} hint={more.text} side={null} isOpen={isRestOpen}>
            <div className={styles.rows}>
              {rest.map(section)}
              {bundles}
            </div>
          </Row>
        ) : (
          bundles
        )}
      </div>
      {view.recount ? (
        <div className={styles.recount}>
          <Button variant="secondary" intent="update">
            {view.recount}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type SectionProps = { section: SectionView; view: AddonsOfferView; saved: AddonChoices; live: AddonChoices };

function Section({ section, saved, live, view }: SectionProps) {
  const { count, amount } = sectionSum(section, live);
  const savedSum = sectionSum(section, saved);
  return (
    <Row
      icon={section.icon}
      title={section.title}
      hint={section.unit}
      isFree={section.isFree}
      side={count > 0 ? plus(amount, view) : section.from}
      isChosen={count > 0}
      isOpen={section.isOpen || savedSum.count > 0}
    >
      <p className={prose.soft}>{section.text}</p>
      {section.note ? (
        <p className={styles.note}>
          {section.note.text} <a href={section.note.path}>{section.note.label}</a>
        </p>
      ) : null}
      {section.page ? (
        <div>
          <ButtonLink to={section.page.path} variant="secondary" reloadDocument>
            {section.page.label}
          </ButtonLink>
        </div>
      ) : null}
      {section.parts.map((part) =>
        section.isCompact && part.title !== null ? (
          <details
            key={part.title}
            className={layout.stack3}
            open={section.isOpen || sectionSum({ ...section, parts: [part] }, saved).count > 0}
          >
            <summary className={styles.partSummary}>
              <h4 className={styles.partTitle}>{part.title}</h4>
              <Icon name="chevron-down" />
            </summary>
            <Part part={part} saved={saved} isCompact />
          </details>
        ) : (
          <div key={part.title} className={layout.stack3}>
            {part.title === null ? null : <h4 className={styles.partTitle}>{part.title}</h4>}
            <Part part={part} saved={saved} isCompact={section.isCompact} />
          </div>
        ),
      )}
    </Row>
  );
}

function Part({ part, saved, isCompact }: { part: PartView; saved: AddonChoices; isCompact: boolean }) {
  const Choice = isCompact ? SlotSelect : SlotChoice;
  return part.slots.map((slot) => (
    <Choice key={slot.slot} part={part} slot={slot} chosen={saved.bySlot[slot.slot]?.token ?? ''} />
  ));
}

type RowProps = {
  icon: IconName;
  title: string;
  /** Shown under the title: the current choice. */
  hint?: string | null;
  side: string | null;
  isChosen?: boolean;
  /** The side tells of something free. */
  isFree?: boolean;
  isOpen: boolean;
  children: ReactNode;
};

function Row({ icon, title, hint, side, isChosen, isFree, isOpen, children }: RowProps) {
  return (
    <details className={styles.row} open={isOpen}>
      <summary className={styles.summary}>
        <Icon name={icon} large />
        <div className={styles.rowName}>
          <h3 className={styles.rowTitle}>{title}</h3>
          {hint ? <p className={styles.hint}>{hint}</p> : null}
        </div>
        {side ? <span className={isChosen ? styles.chosen : isFree ? styles.free : styles.from}>{side}</span> : null}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

function Seats({ seats }: { seats: SeatsView }) {
  return (
    <Row
      icon="seat"
      title={seats.title}
      hint={seats.unit}
      side={seats.from}
      isFree={seats.isFree}
      isOpen={seats.segments.some(({ total }) => total !== null)}
    >
      <p className={prose.soft}>{seats.text}</p>
      {seats.segments.map(({ index, title, text, total, choose }) => (
        <div key={index} className={styles.seats}>
          <div>
            <h4 className={styles.partTitle}>{title}</h4>
            <p className={styles.hint}>{[text, total].filter(Boolean).join(', ')}</p>
          </div>
          <Button variant="secondary" intent={`seats:${index}`} aria-label={`${choose}: ${title}`}>
            {choose}
          </Button>
        </div>
      ))}
    </Row>
  );
}

/** Returns "+ 4 600 ₽". */
function plus(amount: number, { money, free }: AddonsOfferView): string {
  return amount === 0 ? free : `+ ${writeAmount(amount, money)}`;
}

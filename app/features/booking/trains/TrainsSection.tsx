import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { fieldId } from '~/ui/field-id';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/Notice';
import prose from '~/ui/prose.module.css';
import { faultField, type TrainFault } from './fault-field';
import { TRAINS_ANCHOR } from './trains-anchor';
import type { TrainsSectionView } from './trains-section.server';
import styles from './TrainsSection.module.css';

const HEADING = 'trains-title';

/** Says what is chosen on each train and leads to its cars; the form is kept on the way. */
export function TrainsSection({ view, faults }: { view: TrainsSectionView; faults: readonly TrainFault[] }) {
  return (
    <div id={TRAINS_ANCHOR}>
      <Card as="section" labelledBy={HEADING}>
        <h2 id={HEADING} className={styles.title}>
          {view.title}
        </h2>
        <div className={layout.stack4}>
          {view.trains.map(({ segmentIndex, route, lines, difference, choose }) => (
            <div key={segmentIndex} id={fieldId(faultField(segmentIndex))} tabIndex={-1} className={layout.stack2}>
              {faults
                .filter((fault) => fault.segmentIndex === segmentIndex)
                .map(({ message }) => (
                  <Notice key={message} kind="danger" title={message} />
                ))}
              <div className={layout.between}>
                <div>
                  <h3 className={styles.route}>
                    {route}
                    {difference ? <span className={styles.difference}> {difference}</span> : null}
                  </h3>
                  {lines.map((line) => (
                    <p key={line} className={prose.soft}>
                      {line}
                    </p>
                  ))}
                </div>
                {choose ? (
                  <Button variant="secondary" intent={`seats:${segmentIndex}`} aria-label={choose.name}>
                    {choose.label}
                  </Button>
                ) : null}
              </div>
            </div>
          ))}
          {view.reserved ? (
            <p className={prose.soft}>
              {view.reserved.text} <a href={view.reserved.again.to}>{view.reserved.again.label}</a>
            </p>
          ) : null}
        </div>
      </Card>
    </div>
  );
}

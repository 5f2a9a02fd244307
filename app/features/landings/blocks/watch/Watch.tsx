import { Section } from '~/ui/Section';
import { AlertDaysForm } from '../../price-alert/AlertDaysForm';
import type { WatchScreen } from './screen.server';

/** Leads to the price alert of a route. */
export function Watch({ screen: { title, text, form } }: { screen: WatchScreen }) {
  return (
    <Section id="price-alert" title={title} text={text} flat>
      <AlertDaysForm form={form} />
    </Section>
  );
}

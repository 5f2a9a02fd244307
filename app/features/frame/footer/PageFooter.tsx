import { Footer } from './Footer';
import { QuietFooter } from './QuietFooter';

type PageFooterProps = {
  /** Only help, terms and small print. */
  isQuiet: boolean;
  hasPayment: boolean;
};

/** The footer of any page. */
export function PageFooter({ isQuiet, hasPayment }: PageFooterProps) {
  return isQuiet ? <QuietFooter hasPayment={hasPayment} /> : <Footer />;
}

import type { IconName } from '~/ui/Icon';

/** A topic of the help centre with its questions. */
export type HelpTopic = {
  /** Anchor of the topic. */
  id: string;
  title: string;
  icon: IconName;
  /** Rendered on the server from a file of the project, without raw HTML. */
  questions: { title: string; html: string }[];
};

import { useEffect, useRef } from 'react';
import { Dialog } from '~/ui/Dialog';
import type { PageData } from '~/ui/page-data';
import type { PageDialogProps } from '~/ui/PageDialog';
import { usePageData } from '~/ui/use-page-data';
import type { TextDocument } from './markdown.server';
import { isDialogPage } from './pages';
import { TextPageBody } from './TextPageView';

/**
 * Shows a text page over another page. Links to pages that are no dialogs open in a new tab, so that the input behind is
 * kept.
 */
export function TextPageDialog({ target, behind, onShown, onClose }: PageDialogProps) {
  const [answer] = usePageData<PageData<'text', TextDocument, null>>(target);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!answer) return;
    if (answer.page?.view !== 'text') return window.location.assign(answer.address);
    onShown(answer.address);
    for (const link of body.current?.querySelectorAll('a') ?? []) {
      if (!isDialogPage(link.pathname)) Object.assign(link, { target: '_blank', rel: 'noreferrer' });
    }
  }, [answer, onShown]);

  if (answer?.page?.view !== 'text') return null;
  const { screen } = answer.page;
  return (
    <Dialog key={answer.turn} title={screen.title} closeHref={behind} onClose={onClose}>
      <div ref={body}>
        <TextPageBody {...screen} />
      </div>
    </Dialog>
  );
}

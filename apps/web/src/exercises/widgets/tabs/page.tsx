import { pageSettings } from '../../../page-settings/settings.ts';
import { Outcome } from '../../../practice/outcome.tsx';
import { useTemporaryMessage } from '../../../practice/temporary-message.ts';
import { Button } from '../../../ui/button.tsx';
import { TabPanels } from './tab-panels.tsx';

export * from './lesson.ts';

/** With `noopener` the new page cannot access this one. Test tools still find it by its window handle. */
const open = (features: string) => window.open(pageSettings.externalUrl, '_blank', features);

const Tabs = () => {
  const [message, showMessage] = useTemporaryMessage(2000);

  return (
    <>
      <TabPanels onSwitch={() => showMessage('You tabbed to another tab.')} />
      <Outcome label="Message" name="tabs-message">
        {message}
      </Outcome>
      <h2>Tabs and windows of the browser</h2>
      <p>
        The window is 800 pixels wide and 600 pixels high if the browser lets a page set the size.
        Some browsers include their own bars in the height: compare outerHeight with innerHeight.
      </p>
      <div className="row">
        <Button name="open-new-tab" onClick={() => open('noopener')}>
          Open New Tab
        </Button>
        <Button
          name="open-new-window"
          look="plain"
          onClick={() => open('noopener,width=800,height=600')}
        >
          Open New Window
        </Button>
      </div>
    </>
  );
};

export default Tabs;

import { Alert, announce, Button, Kbd, pressed, isTextTarget } from "@backoffice/ui";
import { useEffect } from "react";
import { exitView } from "#kit/session/view-as.ts";
import { useAppearance } from "#kit/preferences/appearance.ts";
import { CONSOLE_KEYS } from "../keys/console-keys.ts";

/** Names the role of the view above every page, with the way out, and frames the window: dialogs cover the banner. */
export const ViewBanner = ({ viewedAs }: { viewedAs: string }) => {
  const { singleKeys } = useAppearance();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTextTarget(event.target) || !pressed(event, CONSOLE_KEYS.exitView)) return;
      exitView();
      announce("You are back in your own view. Changes are possible again.");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <Alert
        severity="caution"
        title={`Viewing as ${viewedAs}: read-only`}
        className="mx-3 mt-3 shrink-0 lg:mx-5"
        action={
          <Button size="sm" variant="primary" onClick={exitView}>
            Exit view
            {singleKeys && <Kbd>{CONSOLE_KEYS.exitView[0]}</Kbd>}
          </Button>
        }
      >
        No change is sent. Menu, pages and actions are those of this role. The data is your own: restrictions that the
        server sets for this role are not simulated.
      </Alert>
      <div
        aria-hidden
        data-slot="view-frame"
        className="pointer-events-none fixed inset-0 z-50 border-4 border-caution print:hidden"
      />
    </>
  );
};

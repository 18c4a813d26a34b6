import { Alert, Button } from "@backoffice/ui";
import { useState, useSyncExternalStore } from "react";
import { onUnsavedChange, unsavedReason } from "#kit/panels/unsaved.ts";
import { newVersionStore } from "./new-version.ts";

/** Offers the new version of the console once. It is never loaded over unsaved input. */
export const NewVersionNotice = () => {
  const outdated = useSyncExternalStore(newVersionStore.subscribe, newVersionStore.read);
  const unsaved = useSyncExternalStore(onUnsavedChange, unsavedReason);
  const [later, setLater] = useState(false);
  if (!outdated || later) return null;
  return (
    <Alert
      severity="info"
      title="A new version of the console is available"
      className="mx-3 mt-3 shrink-0 lg:mx-5 print:hidden"
      onDismiss={() => setLater(true)}
      action={
        <Button size="sm" reason={unsaved} onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      Reload when it suits you.
    </Alert>
  );
};

import { Alert } from "@backoffice/ui";
import { useState } from "react";

/** Warns that the default content is being edited (shell §2.1). */
const CmsDefaultCaution = () => {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <Alert severity="caution" title="Caution:" onDismiss={() => setShown(false)} className="mb-3 shrink-0">
      The selected operator is limited to editing default CMS data only. Navigating to other pages may give incomplete
      actions or data display.
    </Alert>
  );
};

export default CmsDefaultCaution;

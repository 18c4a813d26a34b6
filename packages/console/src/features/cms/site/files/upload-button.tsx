import { uploadMedia } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { Upload } from "lucide-react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { lacking, useSession } from "#kit/session/session.ts";

/** Opens the upload dialog of the current gallery. */
export const UploadButton = () => {
  const panels = usePanels();
  const opId = useSelectedOperator();
  const right = lacking(useSession(), uploadMedia.operation.permission);
  return (
    <Button
      variant="primary"
      reason={right ?? (opId === undefined ? "Choose the operator or brand first." : undefined)}
      onClick={() => opId !== undefined && panels.open("upload-media", { opId })}
    >
      <Upload size={14} strokeWidth={2} aria-hidden />
      Upload files
    </Button>
  );
};

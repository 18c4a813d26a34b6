import { useDeleteTranslation } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

const WORDS = { refused: "Failed to delete Translation" };

/** Deletes a key with its texts in all languages (content §2, §7, §8). */
export const DeleteTranslation = ({
  params: {
    translation: { rowKey, en },
  },
  ...panel
}: DialogPanelProps<"delete-translation">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="translation"
    name={rowKey}
    irreversible={{ reaches: "record" }}
    write={useDeleteTranslation()}
    input={{ query: { rowKey } }}
    success="Translation deleted."
    failure={{ words: WORDS }}
  >
    Delete <strong>{rowKey}</strong> (“{en}”) in all languages. Products show its key instead.
  </ConfirmPanel>
);

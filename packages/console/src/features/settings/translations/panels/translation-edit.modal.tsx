import { showTranslation, useSaveTranslation, type components } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { Trash2 } from "lucide-react";
import { LANGUAGES, languagesOf } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormMore } from "#kit/panels/form-more.tsx";
import { useExists } from "#kit/edits/use-exists.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { textsOf } from "../texts-of.ts";
import { entityOf, translationSchema, translationWaits } from "./translation.schema.ts";

const fields = createFields(translationSchema);
const ENGLISH = languagesOf(["en"]);
/** Wire names that differ from the form's. */
const RENAMED = {
  "entity.rowKey": "rowKey",
  ...Object.fromEntries(LANGUAGES.map(({ code }) => [`entity.${code}`, `texts.${code}`])),
};

const TAKEN = { rowKey: "A translation with this key already exists." };

type TranslationFormProps = { translation: components["schemas"]["Translation"] | undefined; close: () => void };

const TranslationForm = ({ translation, close }: TranslationFormProps) => {
  const panels = usePanels();
  const session = useSession();
  const scope = useScope().opId;
  // Operator staff edit their operator's languages, whatever the scope (content §6).
  const languages = useLanguages({ opId: session.opId ?? scope, chosen: scope !== ALL }) ?? ENGLISH;
  const exists = useExists();
  const before = translation ? textsOf(translation) : {};
  return (
    <FormPanel
      close={close}
      isNew={!translation && { another: [] }}
      noun="translation"
      frame={{ title: translation ? "Edit Translation" : "Create Translation", subtitle: translation?.rowKey }}
      schema={translationSchema}
      values={{ rowKey: translation?.rowKey ?? "", texts: before }}
      save={{
        // The call identifies by key, so an existing one would be overwritten.
        validateAsync: async ({ rowKey }) =>
          !translation && (await exists(showTranslation, { body: { rowKey } })) ? TAKEN : undefined,
        disabledReason: translationWaits,
      }}
      write={useSaveTranslation()}
      input={(valid) => ({
        body: {
          entity: entityOf(
            valid,
            before,
            languages.map(({ code }) => code),
          ),
        },
      })}
      failure={{ title: "Unable To Save Translation", fieldNames: RENAMED }}
      success="Translation saved."
      record={({ rowKey }) => rowKey}
    >
      {() => (
        <>
          {!translation && (
            <fields.TextField
              name="rowKey"
              label="Key"
              required
              full
              mono
              maxLength={120}
              help="Letters, digits, dots, dashes and underscores."
            />
          )}
          <fields.LanguageTextField
            unfolded
            name="texts"
            label="Text"
            required
            full
            multiline
            languages={languages}
            requiredLanguages={["en"]}
          />
          {translation && (
            <FormMore
              actions={[
                {
                  label: "Delete…",
                  icon: Trash2,
                  danger: true,
                  reason: lacking(session, "delete_translations"),
                  onClick: () => panels.open("delete-translation", { translation }),
                },
              ]}
            />
          )}
        </>
      )}
    </FormPanel>
  );
};

/** A new translation, or the one of a key, in the languages that the user may edit (content §2, §5, §6, ruling 29). */
export const TranslationEdit = ({ params: { rowKey }, open, close }: DialogPanelProps<"translation-edit">) => (
  <DialogFrame open={open} close={close} title={rowKey ? "Edit Translation" : "Create Translation"} size="lg">
    <NewOrExisting noun="translation" read={showTranslation} input={rowKey && { body: { rowKey } }} close={close}>
      {(translation) => <TranslationForm translation={translation} close={close} />}
    </NewOrExisting>
  </DialogFrame>
);

import { useNotifyCrawlers } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { crawlersSchema, MAX_URLS, UNIQUE } from "./crawlers.schema.ts";

const fields = createFields(crawlersSchema);

// Content §8.
const FAILED = { refused: "Failed to notify crawlers. Please check your generated key." };

const TITLE = "Notify Crawlers";

/** Notifies search engines about changed pages of a domain (content §2, §5, §7). */
export const NotifyCrawlers = ({ params: { opId, domain = "" }, open, close }: DialogPanelProps<"notify-crawlers">) => {
  const owner = useOperatorField();
  return (
    <DialogFrame open={open} close={close} title={TITLE} size="sm">
      <FormPanel
        close={close}
        isNew
        frame={{ title: TITLE }}
        noun="crawlers"
        schema={crawlersSchema}
        values={{ opId: opId ?? owner.first, domain, urls: [""] }}
        write={useNotifyCrawlers()}
        input={(body) => ({ body })}
        save={{ label: "Notify crawlers" }}
        success="Crawlers notified."
        failure={{ title: "Unable To Notify Crawlers", words: FAILED }}
      >
        {(values) => (
          <>
            <fields.ComboboxField name="opId" {...owner.field} help="Its generated key signs the notification." />
            <fields.TextField
              name="domain"
              label="Domain"
              required
              autoFocus={domain === ""}
              help="Without protocol, as in nordlys.example."
            />
            <fields.TextListField
              name="urls"
              label="URLs"
              itemLabel="Address"
              required
              autoFocus={domain !== ""}
              limit={MAX_URLS}
              repeated={UNIQUE}
              mono
              help={`Pages of ${values.domain || "the domain"} that have changed; paste several lines to add several at once.`}
            />
          </>
        )}
      </FormPanel>
    </DialogFrame>
  );
};

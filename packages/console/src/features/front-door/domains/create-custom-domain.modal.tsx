import { useCreateFrontDoorDomain } from "@backoffice/api-client";
import { CopyButton, DescriptionList } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { customDomainSchema } from "./custom-domain.schema.ts";
import { recordsToAdd } from "./records-to-add.ts";
import { TARGETS } from "./targets.ts";

const fields = createFields(customDomainSchema);

// Content §8, its spelling mended by ruling 2.
const FAILED = { refused: "Failed to add new domain" };

/** The title and the token of the TXT record; they stay in front until somebody has copied them. */
const ToCopy = ({ records }: { records: ReturnType<typeof recordsToAdd> }) => (
  <>
    <p className="mb-3 text-ink-muted">
      Front door serves the domain once a TXT record with this title and token is found at its DNS.
    </p>
    <DescriptionList
      items={records.map(({ label, text }) => ({
        label,
        value: (
          <span className="flex items-center justify-between gap-2">
            <span dir="ltr" className="min-w-0 font-mono text-meta wrap-anywhere">
              {text}
            </span>
            <CopyButton value={text} label={`Copy ${label.toLowerCase()}`} size="icon-sm" />
          </span>
        ),
      }))}
    />
  </>
);

/** Adds a domain to front door, and shows what to copy into a new TXT record (content §2, §5, §8). */
const CreateCustomDomain = ({ params: _none, ...panel }: DialogPanelProps<"create-custom-domain">) => (
  <FormPanel
    {...panel}
    isNew
    size="sm"
    noun="custom domain"
    title="Create Custom Domain"
    schema={customDomainSchema}
    values={{ domain: "", target: "player" }}
    write={useCreateFrontDoorDomain()}
    input={(body) => ({ body })}
    saveLabel="Create custom domain"
    success={(sentence) => sentence || "Custom domain created."}
    shows={(sentence) => {
      const records = recordsToAdd(sentence);
      return records.length > 0 && <ToCopy records={records} />;
    }}
    failure="Unable To Create Custom Domain"
    failureWords={FAILED}
    failsAs="toasts"
  >
    {() => (
      <>
        <fields.TextField name="domain" label="Domain" required help="Without protocol, as in play.nordlys.example." />
        <fields.SelectField name="target" label="Target" required options={TARGETS} />
      </>
    )}
  </FormPanel>
);

export default CreateCustomDomain;

import { useListAfdChoices, useListCfAccountChoices } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useLookup } from "#entities/fields/use-lookup.ts";
import { LANGUAGES } from "#entities/language/languages.ts";
import type { useOperatorField } from "#entities/operator/use-operator-field.ts";
import { Unread } from "#kit/form/unread.tsx";
import { FLAGS } from "../flags.ts";
import { newDomainSchema } from "./new-domain.schema.ts";
import { OwnerWatch } from "./owner-watch.tsx";

const fields = createFields(newDomainSchema);

const OF_OWNER = ["cfAccountCode", "afdProfileName"];
const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, label }) => ({ value: code, label }));
const FOR_ALL = new Set<string>(["isB2CPFF"]);

type NewDomainFieldsProps = {
  owner: ReturnType<typeof useOperatorField>["field"];
  /** Selected owner, whose accounts and profiles are offered. */
  chosen: string;
  opId: string;
  onOwner: (opId: string) => void;
  admin: boolean;
};

/** Fields of a new domain: owner, account, profile, flags. */
export const NewDomainFields = ({ owner, chosen, opId, onOwner, admin }: NewDomainFieldsProps) => {
  const options = { enabled: opId !== "", staleTime: 0 };
  const { data: accounts, error } = useListCfAccountChoices({ query: { opId } }, options);
  const { data: profiles, error: noProfiles } = useListAfdChoices({ query: { opId } }, options);
  const usual = profiles?.find(({ isDefault }) => isDefault)?.afdProfileName ?? "none";
  return (
    <>
      <OwnerWatch opId={chosen} onChange={onOwner} clears={OF_OWNER} />
      <FieldGroup title="Domain">
        <fields.ComboboxField name="opId" {...owner} />
        <fields.TextField name="domainName" label="Domain" required help="Without protocol, as in nordlys.example." />
        <fields.ComboboxField name="defaultLang" label="Default language" required options={LANGUAGE_OPTIONS} />
        <fields.AsyncComboboxField name="partnerId" {...useLookup("partner")} />
        <fields.TextareaField name="description" label="Description" full />
      </FieldGroup>
      <FieldGroup title="Hosting">
        <fields.ComboboxField
          name="cfAccountCode"
          label="Cloud account"
          required
          options={(accounts?.items ?? []).map(({ title, cfAccountCode }) => ({
            value: cfAccountCode,
            label: title,
            hint: cfAccountCode,
          }))}
          emptyText="The operator has no accounts"
        />
        <fields.ComboboxField
          name="afdProfileName"
          label="Front Door profile"
          options={(profiles ?? []).map(({ afdProfileName }) => ({ value: afdProfileName, label: afdProfileName }))}
          // A line that appears with the answer would move the fields below.
          help={`Default: ${profiles ? usual : "loading"}.`}
        />
        <Unread what="accounts" error={error} />
        <Unread what="Front Door profiles" error={noProfiles} />
        <fields.TextField name="zoneId" label="Zone ID" mono help="For a zone that already exists in Cloudflare." />
        <fields.SwitchField
          name="skipCfZoneCheck"
          label="Skip the zone check"
          help="Uses an existing zone without a check."
        />
      </FieldGroup>
      <FieldGroup title="Flags">
        <fields.SwitchField name="isPrimary" label="Primary" help="Replaces the current primary." />
        {FLAGS.filter(({ name }) => admin || FOR_ALL.has(name)).map(({ name, label, help }) => (
          <fields.SwitchField key={name} name={name} label={label} help={help} />
        ))}
      </FieldGroup>
    </>
  );
};

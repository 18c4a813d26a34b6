import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import type { z } from "zod";
import { DOMAINS, type partnerBrandSchema } from "./partner-brand.schema.ts";

type Brand = z.input<typeof partnerBrandSchema>;

const fields = createFields<Brand>();

/** The operator that a brand or a partner without one belongs to: never a brand itself (money §2). */
export const ParentOperatorField = (props: { help?: string | undefined; readOnly?: boolean }) => {
  const operators = useOperatorOptions().filter(({ isBrand }) => !isBrand);
  return (
    <fields.ComboboxField name="parentOpId" label="Parent operator" required full options={operators} {...props} />
  );
};

/** A brand to be added, and its domains. */
export const BrandFields = ({ isCfSelected }: Pick<Brand, "isCfSelected">) => (
  <>
    <FieldGroup title="Brand">
      <fields.TextField name="title" label="Title" required help="Up to 20 letters and digits." />
      <fields.TextField name="opId" label="Brand id" required mono help="Lowercase letters, digits, hyphens." />
    </FieldGroup>
    <FieldGroup title="Domains">
      <fields.TextListField
        name="domains"
        label="Domains"
        itemLabel="Domain"
        required
        full
        mono
        help="Without protocol: example.com"
        repeated="This domain is here twice."
      />
      <fields.IntegerField
        name="domainsLimit"
        label="Domains limit"
        required
        help={`${DOMAINS.least} to ${DOMAINS.most}.`}
      />
      <fields.SwitchField name="haveDomain" label="Has the domain already" />
    </FieldGroup>
    <FieldGroup title="CDN">
      <fields.SwitchField name="isCfSelected" label="Set up a Cloudflare account with it" full />
      {isCfSelected && (
        <>
          <fields.PasswordField name="cfApiToken" label="API token" required />
          <fields.TextField name="zoneId" label="Zone id" mono />
        </>
      )}
    </FieldGroup>
  </>
);

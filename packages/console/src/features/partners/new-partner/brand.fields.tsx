import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import type { z } from "zod";
import { DOMAINS, type partnerBrandSchema } from "./partner-brand.schema.ts";

type Brand = z.input<typeof partnerBrandSchema>;

const fields = createFields<Brand>();

/** Parent operator of a brand or normal partner; never a brand (money §2). */
export const ParentOperatorField = (props: { help?: string | undefined; readOnly?: boolean }) => {
  const operators = useOperatorOptions().filter(({ isBrand }) => !isBrand);
  return (
    <fields.ComboboxField name="parentOpId" label="Parent operator" required full options={operators} {...props} />
  );
};

/** Fields of a new brand and its domains. */
export const BrandFields = ({ isCfSelected }: Pick<Brand, "isCfSelected">) => (
  <>
    <FieldGroup title="Brand">
      <fields.TextField name="title" label="Title" required help="Up to 20 letters and digits." />
      <fields.TextField name="opId" label="Brand ID" required mono help="Lowercase letters, digits, hyphens." />
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
        repeated="This domain is already listed."
      />
      <fields.IntegerField
        name="domainsLimit"
        label="Domain limit"
        required
        help={`${DOMAINS.least} to ${DOMAINS.most}.`}
      />
      <fields.SwitchField name="haveDomain" label="Domain already registered" />
    </FieldGroup>
    <FieldGroup title="CDN">
      <fields.SwitchField name="isCfSelected" label="Set up a Cloudflare account" full />
      {isCfSelected && (
        <>
          <fields.PasswordField name="cfApiToken" label="API token" required />
          <fields.TextField name="zoneId" label="Zone ID" mono />
        </>
      )}
    </FieldGroup>
  </>
);

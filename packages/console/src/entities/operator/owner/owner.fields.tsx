import { createFields } from "@backoffice/ui/form";
import type { Owner } from "./owner.schema.ts";
import { useOwners } from "./use-owners.ts";

const fields = createFields<Owner>();

/** Owner of a new record: platform staff select any, others their own operator or one of its brands (money §6). */
export const OwnerFields = ({ forBrand }: Pick<Owner, "forBrand">) => {
  const { chooses, all, brands } = useOwners();
  return (
    <>
      <fields.ComboboxField name="opId" label="Operator" required={chooses} readOnly={!chooses} full options={all} />
      {!chooses && brands.length > 0 && <fields.SwitchField name="forBrand" label="For a brand" />}
      {!chooses && forBrand && <fields.ComboboxField name="brandId" label="Brand" required options={brands} />}
    </>
  );
};

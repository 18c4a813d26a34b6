import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";

export type SiteField = ReturnType<typeof useSiteField>["field"];

/** Owner of a new entry, and its field; platform staff may select the default content too (shell §2.1). */
export const useSiteField = () => {
  const { first, field } = useOperatorField();
  const admin = isAdmin(useSession());
  const ofAll = { value: CMS_DEFAULT, label: "CMS DEFAULT", hint: "Starting content of every new site" };
  return { first, field: { ...field, options: admin ? [ofAll, ...field.options] : field.options } } as const;
};

import { PERSONAL } from "@backoffice/api-client";
import { useDraft } from "@backoffice/ui/form";
import { use } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useAddress } from "../address/address.tsx";
import { useSession } from "../session/session.ts";
import { PanelKeyContext } from "./panel-key.ts";

const NEVER_KEPT = [...PERSONAL];

/** Keeps what is typed over a reload of the page, for this user in this tab, without personal data and secrets. */
export const useFormDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  operationId: string,
) => {
  const { userId } = useSession();
  const { pathname } = useAddress();
  const about = use(PanelKeyContext) ?? pathname;
  return useDraft(form, { key: `${userId}:${operationId}:${about}`, omit: NEVER_KEPT });
};

import { PERSONAL } from "@backoffice/api-client";
import { dropDraft, useDraft } from "@backoffice/ui/form";
import { use } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useAddress } from "../address/address.tsx";
import { useSession } from "../session/session.ts";
import type { DecidedRecord } from "../submit/decided-record.ts";
import { useUnknownOutcome } from "../submit/use-unknown-outcome.ts";
import type { Writer } from "../submit/writer.ts";
import { PanelKeyContext } from "./panel-key.ts";

/** A form that sends nothing itself. */
const NONE = { id: "", effect: "read" } as const;

const NEVER_KEPT = [...PERSONAL];

/** Builds the storage key of a draft from the user, panel and record. */
const useDraftKey = () => {
  const { userId } = useSession();
  const { pathname } = useAddress();
  const about = use(PanelKeyContext) ?? pathname;
  return (name: string) => `${userId}:${name}:${about}`;
};

/** Removes drafts of forms that are not mounted, by name. */
export const useForgetDrafts = () => {
  const keyOf = useDraftKey();
  return (names: readonly string[]) => {
    for (const name of names) dropDraft(sessionStorage, keyOf(name));
  };
};

type Drafted = {
  /** The name of the draft within the panel; the operation id by default. */
  name?: string;
  /** The operation that the form sends; undefined if another form sends it. */
  operation: Pick<Writer<never>["operation"], "id" | "effect"> | undefined;
  /** The record that the form decides about, unless it is inside `DecidesAbout`. */
  decides?: DecidedRecord | undefined;
};

/**
 * Keeps input over a reload, for this user in this tab, without personal data and secrets. Input sent with an
 * unknown outcome is not a draft: money is neither restored nor guarded (`isUnsettled`), as its outcome is stored;
 * other writes are restored as sent.
 */
export const useFormDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { operation, name = operation?.id ?? "", decides }: Drafted,
) => {
  const keyOf = useDraftKey();
  const { outcome } = useUnknownOutcome(operation ?? NONE, decides);
  const { offered, forget } = useDraft(form, { key: keyOf(name), omit: NEVER_KEPT });
  const isUnsettled = outcome !== undefined && operation?.effect === "money";
  const isSent = offered !== undefined && outcome !== undefined && offered.at <= outcome.at;
  return { offered: isUnsettled || !offered ? undefined : { ...offered, isSent }, forget, isUnsettled };
};

import { PERSONAL } from "@backoffice/api-client";
import { dropDraft, useDraft } from "@backoffice/ui/form";
import { use } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useAddress } from "../address/address.tsx";
import { useSession } from "../session/session.ts";
import { useUnknownOutcome } from "../submit/use-unknown-outcome.ts";
import type { Writer } from "../submit/writer.ts";
import { PanelKeyContext } from "./panel-key.ts";

const NEVER_KEPT = [...PERSONAL];

/** Names the draft of a form for this user, in the panel and about the record around. */
const useDraftKey = () => {
  const { userId } = useSession();
  const { pathname } = useAddress();
  const about = use(PanelKeyContext) ?? pathname;
  return (name: string) => `${userId}:${name}:${about}`;
};

/** Forgets drafts whose forms are not drawn, by their names. */
export const useForgetDrafts = () => {
  const keyOf = useDraftKey();
  return (names: readonly string[]) => {
    for (const name of names) dropDraft(sessionStorage, keyOf(name));
  };
};

type Drafted = {
  /** Names the draft beside the panel; the operation's id unless given. */
  name?: string;
  /** What sends the form; nothing where another form sends it. */
  operation: Pick<Writer<never>["operation"], "id" | "effect"> | undefined;
};

/**
 * Keeps what is typed over a reload of the page, for this user in this tab, without personal data and secrets. What was
 * sent with an unknown outcome is no draft: of money nothing is offered and guarded (`isUnsettled`), its outcome is
 * stored; other writes are offered as sent.
 */
export const useFormDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { operation, name = operation?.id ?? "" }: Drafted,
) => {
  const keyOf = useDraftKey();
  const { outcome } = useUnknownOutcome(operation?.id ?? "");
  const { offered, forget } = useDraft(form, { key: keyOf(name), omit: NEVER_KEPT });
  const isUnsettled = outcome !== undefined && operation?.effect === "money";
  const isSent = offered !== undefined && outcome !== undefined && offered.at <= outcome.at;
  return { offered: isUnsettled || !offered ? undefined : { ...offered, isSent }, forget, isUnsettled };
};

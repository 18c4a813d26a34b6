import { PERSONAL } from "@backoffice/api-client";
import { dropDraft, useDraft, type DraftPlace } from "@backoffice/ui/form";
import { use } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import { useAddress } from "../address/address.tsx";
import { removePersonalData } from "../address/remove-personal-data.ts";
import { useSession } from "../session/session.ts";
import type { DecidedRecord } from "../submit/decided-record.ts";
import { useUnknownOutcome } from "../submit/use-unknown-outcome.ts";
import type { Writer } from "../submit/writer.ts";
import { PanelKeyContext } from "./panel-key.ts";
import { DialogKeyContext } from "./unsaved.ts";

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
    for (const name of names) for (const store of [localStorage, sessionStorage]) dropDraft(store, keyOf(name));
  };
};

/** The address that reopens a form; undefined in a dialog, which has none. */
const usePlace = (title: string | undefined): DraftPlace | undefined => {
  const { pathname, search } = useLocation();
  const dialog = use(DialogKeyContext);
  return title === undefined || dialog !== undefined
    ? undefined
    : { title, address: pathname + removePersonalData(search) };
};

type Drafted = {
  /** The name of the draft within the panel; the operation id by default. */
  name?: string;
  /** The operation that the form sends; undefined if another form sends it. */
  operation: Pick<Writer<never>["operation"], "id" | "effect"> | undefined;
  /** The record that the form decides about, unless it is inside `DecidesAbout`. */
  decides?: DecidedRecord | undefined;
  /** Lists the draft under the bell by this name, without personal data: "New bonus". Never for money. */
  title?: string | undefined;
};

/**
 * Keeps input over a reload, for this user in this tab, without personal data and secrets; with a title and an address
 * also after the tab is closed or the user is signed out. Input sent with an unknown outcome is not a draft: money is
 * neither restored nor guarded (`isUnsettled`), as its outcome is stored; other writes are restored as sent.
 */
export const useFormDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { operation, name = operation?.id ?? "", title, decides }: Drafted,
) => {
  const keyOf = useDraftKey();
  const { outcome } = useUnknownOutcome(operation ?? NONE, decides);
  const isMoney = operation?.effect === "money";
  const place = usePlace(isMoney ? undefined : title);
  const { offered, forget } = useDraft(form, { key: keyOf(name), omit: NEVER_KEPT, place });
  const isUnsettled = outcome !== undefined && isMoney;
  const isSent = offered !== undefined && outcome !== undefined && offered.at <= outcome.at;
  return {
    offered: isUnsettled || !offered ? undefined : { ...offered, isSent },
    forget,
    isUnsettled,
    /** Whether the draft stays when the user signs out. */
    isKept: place !== undefined,
  };
};

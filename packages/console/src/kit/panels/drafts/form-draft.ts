import { PERSONAL } from "@backoffice/api-client";
import { draftsOf, dropDraft, useDraft, type DraftPlace, type OfferedDraft } from "@backoffice/ui/form";
import { use, useCallback, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import { useAddress } from "#kit/address/address.tsx";
import { removePersonalData } from "#kit/address/remove-personal-data.ts";
import type { Merge } from "#kit/edits/use-merge.ts";
import { useSession } from "#kit/session/session.ts";
import type { DecidedRecord } from "#kit/submit/decided-record.ts";
import { useUnknownOutcome } from "#kit/submit/use-unknown-outcome.ts";
import type { Writer } from "#kit/submit/writer.ts";
import { PanelKeyContext } from "../panel-key.ts";
import { DialogKeyContext } from "../unsaved.ts";

/** A form that sends nothing itself. */
const NONE = { id: "", effect: "read" } as const;

const NEVER_KEPT = [...PERSONAL];

/** The user, and the panel with its record, to which drafts belong. */
const useDraftOwner = () => {
  const { userId } = useSession();
  const { pathname } = useAddress();
  return { userId, about: use(PanelKeyContext) ?? pathname };
};

/** Builds the storage key of a draft from the user, panel and record. */
const useDraftKey = () => {
  const { userId, about } = useDraftOwner();
  return (name: string) => `${userId}:${name}:${about}`;
};

/**
 * Whether a draft belongs to this user and to this panel or page with its record, by its storage key. A page with a form
 * for each site has a key for each: its drafts are known by their address.
 */
export const useIsDraftHere = () => {
  const { userId, about } = useDraftOwner();
  const isOfPage = (address: string) => {
    const { pathname, searchParams } = new URL(address, window.location.origin);
    return pathname === about && !searchParams.has("panel");
  };
  return (form: string, address?: string) =>
    form.startsWith(`${userId}:`) && (form.endsWith(`:${about}`) || (address !== undefined && isOfPage(address)));
};

/** Removes drafts of forms that are not mounted, by name, up to a time in epoch milliseconds. */
export const useForgetDrafts = () => {
  const keyOf = useDraftKey();
  return (names: readonly string[], until: number) => {
    const forms = new Set(names.map(keyOf));
    for (const store of ["local", "session"] as const)
      for (const [key, { at }] of draftsOf(store, (form) => forms.has(form))) if (at <= until) dropDraft(store, key);
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
  /** The merge of the form, by which a draft is restored. */
  merge: Pick<Merge<never>, "seen" | "restore">;
};

/** A draft on offer; `isSent` if it was submitted, and it is unknown whether it was saved. */
export type FormOffer = OfferedDraft & { isSent: boolean };

/** Drafts of a form. */
export type FormDraft = {
  /** Drafts of earlier visits and other tabs, the latest first. */
  offered: readonly FormOffer[];
  /** Deletes the own draft: the input was discarded. */
  forget: () => void;
  /** Deletes the own draft, and drafts that were sent: the form was saved. */
  settle: () => void;
  /** Whether money was sent with an unknown outcome, which replaces the draft. */
  isUnsettled: boolean;
  /** Whether the draft stays when the user signs out. */
  isKept: boolean;
  /** Whether the browser could not store the draft. */
  isLost: boolean;
};

/**
 * Keeps input over a reload, for this user in this tab, without personal data and secrets; with a title and an address
 * also after the tab is closed or the user is signed out. This is the only place that decides what of a form is stored
 * (decision 030). Input sent with an unknown outcome is not a draft: money is neither restored nor guarded
 * (`isUnsettled`), as its outcome is stored; other writes are restored as sent.
 */
export const useFormDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { operation, name = operation?.id ?? "", title, decides, merge }: Drafted,
): FormDraft => {
  const keyOf = useDraftKey();
  const { outcome } = useUnknownOutcome(operation ?? NONE, decides);
  const isMoney = operation?.effect === "money";
  const place = usePlace(isMoney ? undefined : title);
  const { offered, forget, isLost } = useDraft(form, {
    key: keyOf(name),
    omit: NEVER_KEPT,
    place,
    base: merge.seen,
    restore: merge.restore,
  });
  const isUnsettled = outcome !== undefined && isMoney;
  useEffect(() => {
    if (isUnsettled) forget();
  }, [isUnsettled, forget]);
  const offers = isUnsettled
    ? []
    : offered.map((it): FormOffer => ({ ...it, isSent: outcome !== undefined && it.at <= outcome.at }));
  /** Drafts that were sent; by the time of the answer the outcome is known. */
  const [sent] = useState(() => new Map<string, () => void>());
  useEffect(() => {
    for (const { key, isSent, isElsewhere, discard } of offers) if (isSent && !isElsewhere) sent.set(key, discard);
  });
  const settle = useCallback(() => {
    forget();
    for (const discard of sent.values()) discard();
    sent.clear();
  }, [forget, sent]);
  return {
    offered: offers,
    forget,
    settle,
    isUnsettled,
    isKept: place !== undefined && !isLost,
    isLost,
  };
};

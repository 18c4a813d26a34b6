import type { Operation } from "@backoffice/api-client";
import { use, useCallback, useMemo } from "react";
import { useAddress } from "#kit/address/address.tsx";
import { PanelKeyContext } from "#kit/panels/panel-key.ts";
import { useSession } from "#kit/session/session.ts";
import { DecidedRecordContext, recordKey, type DecidedRecord } from "./decided-record.ts";
import { concerning, forgetUnknownOutcome, isSentFrom } from "./unknown-outcomes.ts";
import { useUnknownOutcomes } from "./use-unknown-outcomes.ts";

/**
 * The unknown outcome of a write that this panel sent about this record, now or before the page was loaded; of money
 * also one that another form sent about the record (`isOwn` is false then).
 */
export const useUnknownOutcome = (
  { id: operation, effect }: Pick<Operation, "id" | "effect">,
  decides?: DecidedRecord,
) => {
  const { userId } = useSession();
  const { pathname } = useAddress();
  const panel = use(PanelKeyContext) ?? pathname;
  const around = use(DecidedRecordContext);
  const { kind, id } = (effect === "money" && (decides ?? around)) || {};
  const form = useMemo(() => {
    const about = kind && id !== undefined ? { kind, id } : undefined;
    return { operation, panel, record: about && recordKey(about), about };
  }, [operation, panel, kind, id]);
  const outcome = concerning(useUnknownOutcomes(), form);
  const forget = useCallback(() => forgetUnknownOutcome(userId, form), [userId, form]);
  return {
    outcome,
    isOwn: outcome !== undefined && isSentFrom(outcome, form),
    form,
    forget,
    page: pathname,
  };
};

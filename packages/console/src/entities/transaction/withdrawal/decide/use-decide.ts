import {
  useDecideJbWithdrawal,
  useDecideProviderWithdrawal,
  useDecideWithdrawal,
  useDecideWithdrawalInProgress,
} from "@backoffice/api-client";
import type { Writer } from "#kit/submit/writer.ts";
import type { DecisionAnswer, DecisionCall } from "./decision-call.ts";

/** The four calls that decide a withdrawal as one write: all move money, with the same permission (ruling 12). */
export const useDecide = (): Writer<DecisionCall, DecisionAnswer> => {
  const byHand = useDecideWithdrawal();
  const byProvider = useDecideProviderWithdrawal();
  const byJb = useDecideJbWithdrawal();
  const inProgress = useDecideWithdrawalInProgress();
  return {
    operation: byHand.operation,
    pending: byHand.pending || byProvider.pending || byJb.pending || inProgress.pending,
    send: (call, grant): Promise<DecisionAnswer> => {
      switch (call.by) {
        case "hand":
          return byHand.send(call.input, grant);
        case "provider":
          return byProvider.send(call.input, grant);
        case "jb":
          return byJb.send(call.input, grant);
        case "in-progress":
          return inProgress.send(call.input, grant);
      }
    },
  };
};

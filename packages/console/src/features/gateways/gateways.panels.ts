import DeleteDepositGateway from "./panels/delete-deposit-gateway.confirm.tsx";
import DeleteWithdrawGateway from "./panels/delete-withdraw-gateway.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "delete-deposit-gateway": DeleteDepositGateway,
  "delete-withdraw-gateway": DeleteWithdrawGateway,
};

import TestYourSettings from "./calculator/test-your-settings.modal.tsx";
import CreateDepositGateway from "./panels/create-deposit-gateway.modal.tsx";
import CreateWithdrawGateway from "./panels/create-withdraw-gateway.modal.tsx";
import DeleteDepositGateway from "./panels/delete-deposit-gateway.confirm.tsx";
import DeleteWithdrawGateway from "./panels/delete-withdraw-gateway.confirm.tsx";
import WithdrawGatewayDetails from "./panels/withdraw-gateway-details.drawer.tsx";

/** Panels by ID. */
export default {
  "create-deposit-gateway": CreateDepositGateway,
  "create-withdraw-gateway": CreateWithdrawGateway,
  "delete-deposit-gateway": DeleteDepositGateway,
  "delete-withdraw-gateway": DeleteWithdrawGateway,
  "withdraw-gateway-details": WithdrawGatewayDetails,
  "test-your-settings": TestYourSettings,
};

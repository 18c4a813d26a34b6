// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { TestYourSettings as "test-your-settings" } from "./calculator/test-your-settings.modal.tsx";
export { CreateDepositGateway as "create-deposit-gateway" } from "./panels/create-deposit-gateway.modal.tsx";
export { CreateWithdrawGateway as "create-withdraw-gateway" } from "./panels/create-withdraw-gateway.modal.tsx";
export { DeleteDepositGateway as "delete-deposit-gateway" } from "./panels/delete-deposit-gateway.confirm.tsx";
export { DeleteWithdrawGateway as "delete-withdraw-gateway" } from "./panels/delete-withdraw-gateway.confirm.tsx";
export { WithdrawGatewayDetails as "withdraw-gateway-details" } from "./panels/withdraw-gateway-details.drawer.tsx";

import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type DepositGatewayRow = Schemas["DepositGateway"];
export type WithdrawGatewayRow = Schemas["WithdrawGateway"];
export type CardUserRow = Schemas["CardUser"];
export type UtopiaRow = Schemas["UtopiaTransaction"] & { uuid: string; opId: string; currency: string };

export type PaymentsTables = {
  depositGateways: Map<string, DepositGatewayRow>;
  withdrawGateways: Map<string, WithdrawGatewayRow>;
  cardUsers: Map<string, CardUserRow>;
  /** In order of creation. */
  utopia: Map<string, UtopiaRow>;
};

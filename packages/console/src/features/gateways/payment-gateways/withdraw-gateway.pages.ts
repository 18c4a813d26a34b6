import WithdrawGatewayPage from "./record/withdraw-gateway.page.tsx";

/** The record page, which the lists do not load. */
export default { "/withdraw/gatewaysV2/{id}": WithdrawGatewayPage };

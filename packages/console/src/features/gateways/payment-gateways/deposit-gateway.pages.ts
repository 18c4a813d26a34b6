import DepositGatewayPage from "./record/deposit-gateway.page.tsx";

/** The record page, which the lists do not load. */
export default { "/deposit/gatewaysV2/{id}": DepositGatewayPage };

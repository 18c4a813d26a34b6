// Generated from openapi/ by `pnpm generate`. Do not edit.
export const getSession = {"user_id":"auth0|65f0a1","email":"mara.lindqvist@example.com","nickname":"Mara","timezone":"Europe/Stockholm","language":"en","roles":["OPERATOR_ADMIN"],"op":"op-nordlys","parentOpId":null,"partnerId":null,"permissions":["view_banks","edit_banks","view_bank_accounts"]};
export const listMyOperators = [{"opId":"op-nordlys","title":"Nordlys","isBrand":false,"parentOpId":null},{"opId":"br-polaris","title":"Polaris","isBrand":true,"parentOpId":"op-nordlys"}];
export const checkMe = null;

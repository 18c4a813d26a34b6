// Generated from openapi/ by `pnpm generate`. Do not edit.
export const negotiateRealtime = {"url":"wss://messages.example/client/hubs/backoffice","awpsToken":"eyJhbGciOiJIUzI1NiJ9.e30.sig","groupName":"op-nordlys"};

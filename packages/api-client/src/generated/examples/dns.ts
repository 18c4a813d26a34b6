// Generated from openapi/ by `pnpm generate`. Do not edit.
export const createDnsRecord = "DNS record is successfully added!";
export const updateDnsRecord = "DNS record is successfully updated!";
export const deleteDnsRecord = "DNS record is successfully deleted!";
export const listDnsRecords = {"items":[{"id":"9c1e3b5d7f9a1c3e","name":"www","type":"CNAME","content":"edge.nordlys.example","proxied":true,"opId":"op-nordlys","created_on":"2026-03-09T12:00:00Z","modified_on":"2026-09-28T08:41:00Z"}],"count":1,"remaining":0};
export const showDnsRecord = {"id":"9c1e3b5d7f9a1c3e","name":"www","type":"CNAME","content":"edge.nordlys.example","proxied":true,"opId":"op-nordlys","created_on":"2026-03-09T12:00:00Z","modified_on":"2026-09-28T08:41:00Z"};

// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AddDnsRecordV2 as "add-dns-record-v2" } from "./panels/add-dns-record-v2.modal.tsx";
export { AddDnsRecordV3 as "add-dns-record-v3" } from "./panels/add-dns-record-v3.modal.tsx";
export { CreateDnsRecord as "create-dns-record" } from "./panels/create-dns-record.modal.tsx";
export { DeleteDnsRecord as "delete-dns-record-v2" } from "./panels/delete-dns-record-v2.confirm.tsx";
export { DnsRecordEdit as "dns-record-edit" } from "./panels/dns-record-edit.drawer.tsx";

import AddDnsRecordV2 from "./panels/add-dns-record-v2.modal.tsx";
import AddDnsRecordV3 from "./panels/add-dns-record-v3.modal.tsx";
import CreateDnsRecord from "./panels/create-dns-record.modal.tsx";
import DeleteDnsRecord from "./panels/delete-dns-record.confirm.tsx";
import DnsRecordEdit from "./panels/dns-record-edit.drawer.tsx";

/** Panels by ID. */
export default {
  "dns-record-edit": DnsRecordEdit,
  "create-dns-record": CreateDnsRecord,
  "add-dns-record-v2": AddDnsRecordV2,
  "add-dns-record-v3": AddDnsRecordV3,
  "delete-dns-record-v2": DeleteDnsRecord,
};

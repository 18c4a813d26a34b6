import type { components } from "../generated/paths.ts";

/** A bank that is valid in the contract. */
export const bank: components["schemas"]["Bank"] = {
  uuid: "0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11",
  opId: "op-nordlys",
  key: "NORDEA",
  bankName: { en: "Nordea" },
  order: 10,
  status: "ACTIVE",
};

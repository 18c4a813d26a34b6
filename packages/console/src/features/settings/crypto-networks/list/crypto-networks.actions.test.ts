import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { cryptoNetworkActions } from "./crypto-networks.actions.ts";

type Network = Parameters<ReturnType<typeof cryptoNetworkActions>[0]["onSelect"]>[0];
const network = { network: "Polygon Main" } as Network;

it.each([
  ["super-admin", "may"],
  ["admin", "may"],
  ["operator-admin", expect.stringContaining("edit_crypto_networks")],
])("crypto network actions: %s → Edit enabled or reason, no Add, no Delete", (account, edit) =>
  expect(offers(cryptoNetworkActions, account, network)).toEqual({ edit }),
);

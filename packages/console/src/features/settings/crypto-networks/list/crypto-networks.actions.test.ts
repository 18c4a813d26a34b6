import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { cryptoNetworkActions } from "./crypto-networks.actions.ts";

type Network = Parameters<ReturnType<typeof cryptoNetworkActions>[0]["onSelect"]>[0];
const network = { network: "Polygon Main" } as Network;

it.each([
  ["super-admin", "may"],
  ["admin", "may"],
  ["operator-admin", expect.stringContaining("edit_crypto_networks")],
])("%s edits a crypto network, or is told which right is missing; nobody adds or deletes one", (account, edit) =>
  expect(offers(cryptoNetworkActions, account, network)).toEqual({ edit }),
);

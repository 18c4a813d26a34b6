import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { CryptoNetworkRow } from "./crypto-networks-tables.ts";

const NONE = "This network does not exist.";

export const cryptoNetworks = {
  listCryptoNetworks: (call) =>
    list(call, call.db.cryptoNetworks.networks.values(), {
      keep: ({ network }) => !call.input.body.network || network === call.input.body.network,
      search: (row) => [row.network],
      sorts: { network: (row) => row.network.toLowerCase(), updatedAt: (row) => row.updatedAt },
    }),

  showCryptoNetwork: ({ db, input: { body } }) => existing(db.cryptoNetworks.networks.get(body.network), NONE),

  updateCryptoNetwork: ({ db, account, clock, input: { body } }) => {
    const row = existing(db.cryptoNetworks.networks.get(body.networkName), NONE);
    if (new Set(body.keys).size !== body.keys.length)
      throw Refusal.ofFields({ keys: "Duplicate Explorer API Keys found. Please fix them before saving." });
    const changed: CryptoNetworkRow = {
      ...row,
      explorerApiKey: body.keys,
      updatedAt: new Date(clock.now()).toISOString(),
      updatedBy: account.nickname ?? account.email,
    };
    db.cryptoNetworks.networks.set(row.network, changed);
    return changed;
  },
} satisfies AreaHandlers;

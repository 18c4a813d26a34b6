import { ago, randomOf, type World } from "../../db/world.ts";
import type { CryptoNetworksTables } from "./crypto-networks-tables.ts";

const NETWORKS = ["Ethereum Main", "Polygon Main", "Celo Main", "Polygon Test"] as const;
const ALPHABET = "ABCDEFGHIJKLMNPQRSTUVWXYZ123456789";

/** The platform's crypto networks: always the same, none in the empty scenario. */
export const seedCryptoNetworks = (world: World): CryptoNetworksTables => {
  const random = randomOf(world, "crypto-networks");
  const names = world.sizes.scale === 0 ? [] : NETWORKS;
  return {
    networks: new Map(
      names.map((network, index) => [
        network,
        {
          network,
          explorerApiKey: Array.from({ length: 4 - index }, () => random.text(34, ALPHABET)),
          updatedAt: ago(world, random.int(200 * 86_400)),
          updatedBy: random.chance(0.7) ? "Mara" : null,
        },
      ]),
    ),
  };
};

import type { components } from "@backoffice/api-client/contract";
import { DECIDERS } from "../../db/words/people.ts";
import { slug } from "../../db/words/slug.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { SignInTables } from "./sign-in-tables.ts";

type Schemas = components["schemas"];

/** The path of an address, by type. */
export const SIGN_IN_PATHS: Record<Schemas["SignInDomainType"], string> = {
  Origin: "",
  Logout: "/admin",
  Callback: "/api/auth/callback",
};

const DAY = 86_400;

/** Sign-in addresses and organizations of about half of the operators. */
export const seedSignIn = (world: World): SignInTables => {
  const random = randomOf(world, "sign-in");
  const domains: SignInTables["domains"] = new Map();
  const organizations: SignInTables["organizations"] = new Map();
  for (const { opId, title = opId } of [...world.operators.values()].slice(0, rowsOf(world, 40))) {
    const created = DAY * 20 + random.int(DAY * 600);
    // From the id, since titles may be in any script.
    const host = `https://backoffice.${slug(opId.slice(3))}.example`;
    for (const type of ["Origin", "Logout", "Callback"] as const) {
      if (random.chance(0.08)) continue;
      const uuid = random.uuid();
      domains.set(uuid, {
        uuid,
        url: host + SIGN_IN_PATHS[type],
        type,
        createdAt: ago(world, created - random.int(600)),
        createdBy: random.chance(0.8) ? random.pick(DECIDERS) : null,
      });
    }
    const orgId = `org_${random.text(12, "0123456789abcdef")}`;
    organizations.set(orgId, {
      orgId,
      name: slug(opId.slice(3)),
      displayName: title,
      opId,
      memberCount: organizations.size % 4 === 1 ? 0 : 1 + random.int(30),
      createdAt: ago(world, created),
    });
  }
  const orgId = `org_${random.text(12, "0123456789abcdef")}`;
  if (rowsOf(world, 1) > 0)
    organizations.set(orgId, {
      orgId,
      name: "old-training",
      displayName: "Training (old)",
      opId: null,
      memberCount: 0,
      createdAt: ago(world, DAY * 900),
    });
  return { domains, organizations };
};

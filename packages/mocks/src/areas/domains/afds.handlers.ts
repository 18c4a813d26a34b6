import { createAfdProfile, updateAfdProfile } from "./save-afd-profile.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { scopeOf } from "../../session/visible.ts";

export const afds = {
  listAfdChoices: ({ db, account, input: { query } }) => {
    scopeOf(db, account, query?.opId);
    return sorted([...db.domains.profiles.values()], (row) => row.afdProfileName).map(({ afdProfileName, isDefault }) =>
      query?.opId === undefined ? { afdProfileName } : { afdProfileName, isDefault },
    );
  },

  listAfdProfiles: (call) => {
    const { isDefault } = call.input.body;
    return list(call, call.db.domains.profiles.values(), {
      keep: (row) => isDefault === undefined || row.isDefault === isDefault,
      search: (row) => [row.afdProfileName, row.title, row.resourceGroup],
    });
  },

  showAfdProfile: ({ db, input: { body } }) =>
    existing(db.domains.profiles.get(body.afdProfileName), "This AFD profile does not exist."),

  createAfdProfile: ({ db, clock, input: { body } }) => createAfdProfile(db, clock, body),
  updateAfdProfile: ({ db, clock, input: { body } }) => updateAfdProfile(db, clock, body),
} satisfies AreaHandlers;

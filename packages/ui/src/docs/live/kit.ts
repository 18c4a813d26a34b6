import { Check, Ellipsis, Pencil, Plus, Search, Trash2, X } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import * as filters from "../../filters/index.ts";
import * as form from "../../form/index.ts";
import * as ui from "../../index.ts";
import * as table from "../../table/index.ts";

type Module = Readonly<Record<string, unknown>>;

/** What an example may import: the kit, and of others what examples need. */
export const MODULES: ReadonlyMap<string, Module> = new Map<string, Module>([
  ["@backoffice/ui", ui],
  ["@backoffice/ui/form", form],
  ["@backoffice/ui/table", table],
  ["@backoffice/ui/filters", filters],
  ["lucide-react", { Check, Ellipsis, Pencil, Plus, Search, Trash2, X }],
  ["react", { useState }],
  ["zod", { z }],
]);

/** A part of the kit by its name. A reader need not import what is added to an example. */
export const partOf = (name: string): unknown => {
  for (const module of MODULES.values()) if (Object.hasOwn(module, name)) return module[name];
  return undefined;
};

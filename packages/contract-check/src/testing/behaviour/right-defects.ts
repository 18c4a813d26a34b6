import {
  ADMIN,
  answered,
  answerOf,
  instead,
  isFrom,
  isFromNobody,
  refusal,
  withHeaders,
  type Planted,
} from "./planted.ts";

const banks = { tag: "banks", check: "rights" } as const;
const LIST = { ...banks, operations: ["listBanks"] } as const;
const CREATE = { ...banks, operations: ["createBank"] } as const;

/** Defects of rights. */
export const rightDefects: readonly Planted[] = [
  {
    ...LIST,
    name: "a role too many may read",
    rules: ["right-too-many"],
    plant: instead("/api/banks/list", async (request, handle) =>
      handle(isFrom(request, "partner") ? await withHeaders(request, ADMIN) : request),
    ),
  },
  {
    ...CREATE,
    name: "a role too many may write",
    rules: ["right-too-many"],
    plant: instead("/api/banks", async (request, handle) =>
      handle(isFrom(request, "operator-manager") ? await withHeaders(request, ADMIN) : request),
    ),
  },
  {
    ...banks,
    operations: ["deleteBank"],
    name: "a role too many may delete",
    rules: ["right-too-many"],
    plant: instead("DELETE /api/banks", async (request, handle) =>
      handle(isFrom(request, "operator-manager") ? await withHeaders(request, ADMIN) : request),
    ),
  },
  {
    ...CREATE,
    name: "a refused write is carried out",
    rules: ["changed-anyway"],
    plant: instead("/api/banks", async (request, handle) => {
      if (!isFrom(request, "operator-manager")) return handle(request);
      await handle(await withHeaders(request, ADMIN));
      return refusal(403);
    }),
  },
  {
    ...LIST,
    name: "a read answers without a session",
    rules: ["without-session"],
    plant: instead("/api/banks/list", async (request, handle) =>
      handle(isFromNobody(request) ? await withHeaders(request, ADMIN) : request),
    ),
  },
  {
    ...CREATE,
    name: "a write is carried out without a session",
    rules: ["without-session"],
    plant: instead("/api/banks", async (request, handle) =>
      handle(isFromNobody(request) ? await withHeaders(request, ADMIN) : request),
    ),
  },
  {
    ...LIST,
    name: "without a session it says 403",
    rules: ["without-session"],
    plant: instead("/api/banks/list", async (request, handle) =>
      isFromNobody(request) ? refusal(403) : handle(request),
    ),
  },
  {
    ...banks,
    operations: ["showBank"],
    name: "without a session it leads to a page",
    rules: ["without-session"],
    plant: instead("/api/banks/show", async (request, handle) =>
      isFromNobody(request) ? new Response(null, { status: 302, headers: { location: "/admin" } }) : handle(request),
    ),
  },
  {
    ...LIST,
    name: "a role with the permission is refused",
    rules: ["right-missing"],
    plant: instead("/api/banks/list", async (request, handle) =>
      isFrom(request, "operator-manager") ? refusal(403) : handle(request),
    ),
  },
  {
    ...LIST,
    name: "rows of all operators are shown",
    rules: ["foreign-rows"],
    plant: instead("/api/banks/list", async (request, handle) =>
      handle(isFrom(request, "operator-manager") ? await withHeaders(request, ADMIN) : request),
    ),
  },
  {
    ...LIST,
    name: "a row of another operator is shown",
    rules: ["foreign-rows"],
    plant: answered("/api/banks/list", (data: { items: object[] }) => ({
      ...data,
      items: data.items.map((it, index) => (index === 0 ? { ...it, opId: "op-solvik" } : it)),
    })),
  },
  {
    ...CREATE,
    name: "without a session a write is refused with 200",
    rules: ["without-session"],
    plant: instead("/api/banks", async (request, handle) =>
      isFromNobody(request) ? answerOf(200, { success: false, messages: [] }) : handle(request),
    ),
  },
];

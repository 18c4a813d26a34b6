import { expect, test } from "vitest";
import { cmsBlocksWrites } from "../../testing/cases/cms-blocks.ts";
import { cmsSiteWrites } from "../../testing/cases/cms-site.ts";
import { cmsV1Writes } from "../../testing/cases/cms-v1.ts";
import { cmsWrites } from "../../testing/cases/cms.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { casesOf } from "../../testing/writes.ts";
import { changedFields } from "../activity/changed-fields.ts";

type Write = keyof (typeof cmsWrites & typeof cmsSiteWrites & typeof cmsBlocksWrites & typeof cmsV1Writes);

const WRITES = Object.keys({ ...cmsWrites, ...cmsSiteWrites, ...cmsBlocksWrites, ...cmsV1Writes }) as Write[];

const ADDS = /^(?:create|upload)/;
// A page or post is deleted by language.
const DELETES = /^delete(?!BlogPost|CmsPage)/;

test.each(WRITES)("content activity log: %s → user, fields before and after", async (id) => {
  const backend = fixedBackend({ scenario: "small" });
  const body = { page: 1, itemsPerPage: 50, opId: "*", type: "CMS" } as const;
  const { data: earlier } = await callOperation(backend, "listStaffActivities", { body });
  const [input] = casesOf(id);
  expect((await callOperation(backend, id, input!(backend.db) as never, { as: "admin" })).status).toBe(200);
  const { data: now } = await callOperation(backend, "listStaffActivities", { body });
  expect(now.count).toBe(earlier.count + 1);
  const { data } = await callOperation(backend, "showStaffActivity", { body: { uuid: now.items[0]!.uuid } });
  expect(data).toMatchObject({ type: "CMS", user: { role: "ADMIN" } });
  const { before, after } = data.logMeta;
  expect([before === null, after === null]).toEqual([ADDS.test(id), DELETES.test(id)]);
  expect(JSON.stringify(before)).not.toBe(JSON.stringify(after));
});

test("content activity log: refused write → no entry", async () => {
  const backend = fixedBackend({ scenario: "small" });
  const { size } = backend.db.activities.staff;
  const query = { opId: "op-nordlys", slug: "there-is-none" };
  expect((await callOperation(backend, "deleteCmsPage", { query })).status).toBe(404);
  expect(backend.db.activities.staff.size).toBe(size);
});

test("changedFields: partial change → only differing fields, by language", () =>
  expect(
    changedFields(
      { slug: "a", tags: ["x"], content: { en: { title: "A", text: "t" }, sv: { title: "B" } } },
      { slug: "a", tags: ["x", "y"], content: { en: { title: "C", text: "t" } } },
    ),
  ).toEqual({
    before: { tags: ["x"], content: { en: { title: "A" }, sv: { title: "B" } } },
    after: { tags: ["x", "y"], content: { en: { title: "C" } } },
  }));

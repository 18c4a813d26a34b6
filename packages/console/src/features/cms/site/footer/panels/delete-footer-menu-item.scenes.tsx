import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { FOOTER, menu, NORDLYS, withFooter } from "#testing/rows/content/footer-rows.ts";

export default {
  ...staging,
  title: "Panels/CMS (v1)/Delete footer menu item",
  tags: ["panel:delete-footer-menu-item"],
  args: {
    arrange: withFooter(),
    opens: () => ({
      id: "delete-footer-menu-item",
      params: { of: NORDLYS, place: { column: "column1", index: 1 }, item: menu.column1.items[1]! },
    }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete footer menu item",
  button: "Delete VIP club",
  write: "updateFooter",
  failure: "Unable To Update Footer",
});

export const Asked = panel.asks(
  "Delete VIP club (/vip-club) from the English footer of Nordlys. Other languages keep theirs.",
);
export const Deleted = panel.sends(
  FOOTER({ ...menu, column1: { title: "About", items: [menu.column1.items[0]!] } }),
  "Footer has been updated successfully",
);
/** Already deleted by another user: the item now in its place is not deleted. */
export const GoneMeanwhile = panel.refused(
  (db) => withFooter({ ...menu, column1: { title: "About", items: [menu.column1.items[0]!] } })(db),
  /Another user has changed this part of the footer/,
);
export const WithoutRight = panel.forbidden("edit_cms", "operator-manager");

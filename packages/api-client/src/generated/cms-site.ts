// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Read the footer menu in one language (content §3). */
export const showFooter = /* @__PURE__ */ query({ id: "showFooter", method: "post", path: "/api/cms/v2/footer/show", tag: "cms-site", effect: "read", permission: "view_cms", record: true });
export const useShowFooter = /* @__PURE__ */ queryHook(showFooter);

/** Save the footer menu of one language (content §3, §5, §7). */
export const updateFooter = /* @__PURE__ */ write({ id: "updateFooter", method: "put", path: "/api/cms/v2/footer", tag: "cms-site", effect: "write", permission: "edit_cms", addresses: {"body.content.menu.*.items.*.url":["relative","fragment","https","http","mailto"]} });
export const useUpdateFooter = /* @__PURE__ */ writeHook(updateFooter);

/** List media (content §2, §7). */
export const listMedia = /* @__PURE__ */ query({ id: "listMedia", method: "post", path: "/api/cms/v2/gallery/list", tag: "cms-site", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true });
export const useListMedia = /* @__PURE__ */ queryHook(listMedia);

/** Find where a media item is used (shell §2.2; content §2). */
export const findMediaUses = /* @__PURE__ */ query({ id: "findMediaUses", method: "post", path: "/api/cms/v2/gallery/uses", tag: "cms-site", effect: "read", permission: "view_cms", rows: "items", record: true });
export const useFindMediaUses = /* @__PURE__ */ queryHook(findMediaUses);

/** Upload a media file (shell §2.2; content §9). */
export const uploadMedia = /* @__PURE__ */ write({ id: "uploadMedia", method: "post", path: "/api/cms/v2/gallery", tag: "cms-site", effect: "write", permission: "edit_cms", form: "always" });
export const useUploadMedia = /* @__PURE__ */ writeHook(uploadMedia);

/** Delete a media item (content §2, §7). */
export const deleteMedia = /* @__PURE__ */ write({ id: "deleteMedia", method: "delete", path: "/api/cms/v2/gallery", tag: "cms-site", effect: "write", permission: "edit_cms" });
export const useDeleteMedia = /* @__PURE__ */ writeHook(deleteMedia);

/** Read names, logos and links of a site (shell §2.2). */
export const showBranding = /* @__PURE__ */ query({ id: "showBranding", method: "post", path: "/api/cms/v2/branding/show", tag: "cms-site", effect: "read", permission: "view_cms", record: true });
export const useShowBranding = /* @__PURE__ */ queryHook(showBranding);

/** Change names, logos and links of a site (shell §2.2). */
export const updateBranding = /* @__PURE__ */ write({ id: "updateBranding", method: "put", path: "/api/cms/v2/branding", tag: "cms-site", effect: "write", permission: "edit_cms", addresses: {"body.logoPath":["relative"],"body.logoDarkPath":["relative"],"body.faviconPath":["relative"],"body.socialLinks.*.url":["https","http"]} });
export const useUpdateBranding = /* @__PURE__ */ writeHook(updateBranding);

/** Read the colours and shapes of a site (shell §2.2). */
export const showTheme = /* @__PURE__ */ query({ id: "showTheme", method: "post", path: "/api/cms/v2/theme/show", tag: "cms-site", effect: "read", permission: "view_cms", record: true });
export const useShowTheme = /* @__PURE__ */ queryHook(showTheme);

/** Change the colours and shapes of a site (shell §2.2). */
export const updateTheme = /* @__PURE__ */ write({ id: "updateTheme", method: "put", path: "/api/cms/v2/theme", tag: "cms-site", effect: "write", permission: "edit_cms" });
export const useUpdateTheme = /* @__PURE__ */ writeHook(updateTheme);

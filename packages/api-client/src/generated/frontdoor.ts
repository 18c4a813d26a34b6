// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Delete a front-door domain (content §2, §7). */
export const deleteFrontDoorDomain = /* @__PURE__ */ write({ id: "deleteFrontDoorDomain", method: "delete", path: "/api/dev/frontdoor", tag: "frontdoor", effect: "write", permission: "edit_front_door" });
export const useDeleteFrontDoorDomain = /* @__PURE__ */ writeHook(deleteFrontDoorDomain);

/** Add a custom domain to Front Door (content §5, §7, §8). */
export const createFrontDoorDomain = /* @__PURE__ */ write({ id: "createFrontDoorDomain", method: "post", path: "/api/dev/frontdoor/create", tag: "frontdoor", effect: "write", permission: "edit_front_door" });
export const useCreateFrontDoorDomain = /* @__PURE__ */ writeHook(createFrontDoorDomain);

/** Read the endpoint that serves a front-door domain (content §7). */
export const showFrontDoorEndpoint = /* @__PURE__ */ query({ id: "showFrontDoorEndpoint", method: "get", path: "/api/dev/frontdoor/endpoints", tag: "frontdoor", effect: "read", permission: "view_front_door" });
export const useShowFrontDoorEndpoint = /* @__PURE__ */ queryHook(showFrontDoorEndpoint);

/** List front-door domains (content §2). */
export const listFrontDoorDomains = /* @__PURE__ */ query({ id: "listFrontDoorDomains", method: "post", path: "/api/dev/frontdoor/list", tag: "frontdoor", effect: "read", permission: "view_front_door", rows: "items", record: true, counted: true });
export const useListFrontDoorDomains = /* @__PURE__ */ queryHook(listFrontDoorDomains);

/** Read one front-door domain (content §2). */
export const showFrontDoorDomain = /* @__PURE__ */ query({ id: "showFrontDoorDomain", method: "post", path: "/api/dev/frontdoor/show", tag: "frontdoor", effect: "read", permission: "view_front_door", record: true });
export const useShowFrontDoorDomain = /* @__PURE__ */ queryHook(showFrontDoorDomain);

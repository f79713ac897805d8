export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  app: { head: { htmlAttrs: { lang: 'en' }, title: 'Nuxt', link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('cal-') } },
  typescript: { tsConfig: { vueCompilerOptions: { strictTemplates: true, dataAttributes: ['data-*'] } } },
});

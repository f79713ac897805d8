/* Blocks with a live preview: the element itself, with the attributes of the sidebar. */
(function (wp, data) {
  'use strict';
  var el = wp.element.createElement;
  var components = wp.components;

  /** The editor may show blocks in a frame, a document of its own. */
  function loadElements(node) {
    if (!node) return;
    var page = node.ownerDocument;
    if (page.querySelector('script[data-cal-elements]')) return;
    var script = page.createElement('script');
    script.type = 'module';
    script.src = data.script;
    script.setAttribute('data-cal-elements', '');
    page.head.appendChild(script);
  }

  function field(name, setting, value, change) {
    var common = {
      key: name,
      label: setting.label,
      help: setting.help,
      value: value || '',
      onChange: change,
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    };
    if (!setting.choices)
      return el(components.TextControl, Object.assign(common, { placeholder: data.site[name] || setting.preset || '' }));
    var options = setting.choices.map(function (choice) {
      return { label: choice, value: choice };
    });
    return el(components.SelectControl, Object.assign(common, { options: [{ label: setting.preset || '–', value: '' }].concat(options) }));
  }

  function panel(title, isOpen, props, isShown) {
    var settings = data.blocks[props.name];
    var names = Object.keys(settings).filter(function (name) {
      return settings[name].label && isShown(settings[name]);
    });
    return el(
      components.PanelBody,
      { title: title, initialOpen: isOpen },
      names.map(function (name) {
        return field(name, settings[name], props.attributes[name], function (value) {
          var changed = {};
          changed[name] = value || undefined;
          props.setAttributes(changed);
        });
      }),
    );
  }

  /* React would set some attributes as properties. */
  function Preview(props) {
    var ref = wp.element.useRef();
    wp.element.useEffect(function () {
      Object.keys(props.settings).forEach(function (name) {
        var value = props.attributes[name] || data.site[name];
        if (value && props.settings[name].label) ref.current.setAttribute(name, value);
        else ref.current.removeAttribute(name);
      });
    });
    return el(props.tag, { ref: ref, inert: 'true' });
  }

  function edit(props) {
    var sidebar = el(
      wp.blockEditor.InspectorControls,
      null,
      panel('Settings', true, props, function (setting) {
        return !setting.shared;
      }),
      panel('Calendar and time', false, props, function (setting) {
        return setting.shared;
      }),
    );
    var preview = el(Preview, {
      tag: props.name.replace('cal-elements/', 'cal-'),
      settings: data.blocks[props.name],
      attributes: props.attributes,
    });
    return el(wp.element.Fragment, null, sidebar, el('div', wp.blockEditor.useBlockProps({ ref: loadElements }), preview));
  }

  Object.keys(data.blocks).forEach(function (name) {
    wp.blocks.registerBlockType(name, {
      edit: edit,
      save: function () {
        return null;
      },
    });
  });
})(window.wp, window.calElementsEditor);

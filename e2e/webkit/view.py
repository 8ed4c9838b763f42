#!/usr/bin/python3
"""One bare WebKit view for WebKitWebDriver: as small as asked for, and nothing kept of it but what lies in WEBKIT_DATA."""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = os.environ["WEBKIT_DATA"]
manager = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)


def view_of(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window()
    window.set_default_size(390, 844)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def started(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("Tafelrunde")
    session.set_application_info(about)
    session.connect("create-web-view", view_of)


context.connect("automation-started", started)
Gtk.main()
